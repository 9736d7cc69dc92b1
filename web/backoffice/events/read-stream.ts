export type StreamMessage = { id: string; data: string }

/**
 * Server-sent events out of a fetched stream: the browser's own EventSource cannot carry the token in a header. Every bit that
 * arrives is told to `onSign`, also the comments that only say that the line is alive.
 */
export async function* readStream(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks.map(readBlock).filter((message) => message !== null)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): StreamMessage | null {
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'))
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  const data = valuesOf('data')
  return data.length === 0 ? null : { id: valuesOf('id').at(-1) ?? '', data: data.join('\n') }
}
