import type { ModelViewerElement } from '@google/model-viewer'
import type { ReactNode, Ref } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': {
        ref?: Ref<ModelViewerElement>
        class?: string
        src: string
        alt: string
        ar?: boolean
        children?: ReactNode
        [attribute: `${string}-${string}`]: string | boolean | undefined
        exposure?: string
      }
    }
  }
}
