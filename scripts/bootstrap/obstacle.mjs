/** Something the person at the terminal can put right: one sentence, no stack trace. */
export class Obstacle extends Error {}
