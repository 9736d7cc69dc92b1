import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that start whole shops and databases: begun last, one of them would run on alone when all others are done. */
const LONG = /\/(storms|commands|start-embedded|opening|wrong-input)\.db\.test\.ts$/

/** The usual order, but for the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- Vitest's own, which answers a new list
    const usual = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
  }
}
