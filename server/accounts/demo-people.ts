import type { Deps } from '#server/deps.ts'

type OfShop = { config: Pick<Deps['config'], 'demo'> }

/** Their password is printed, or nobody ever proved who they are: they enter a shop that is tried out, and no other. */
export const mayEnter = ({ config }: OfShop, user: { isDemo: boolean }): boolean => config.demo || !user.isDemo
