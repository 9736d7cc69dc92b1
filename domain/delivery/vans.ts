/** The shop's own vans until the owner has changed them. A round that was planned with another name stays what it is. */
export const VANS: readonly [string, ...string[]] = ['Van 1', 'Van 2', 'Tempo']

/** Who carries what leaves with one of them. */
export const ownCarrier = (shopName: string) => `${shopName} van`
