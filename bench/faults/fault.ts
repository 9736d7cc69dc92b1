export type Ground = { dataDir: string; port: number }
export type Told = { facts: string[]; problems: string[]; isSkipped?: boolean }
/** Something that goes wrong around the shop, and what the shop must do then. */
export type Fault = { name: string; run(ground: Ground): Promise<Told> }
