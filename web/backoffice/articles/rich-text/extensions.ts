import { Extension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isOwnPicture } from './clean-paste.ts'
import { FIGURE_NODES } from './figure-nodes.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** Pictures are the shop's own; what else was pasted is left out. */
const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (node: HTMLElement) => (isOwnPicture(node.getAttribute('src') ?? '') ? null : false),
    },
  ],
})

const Keys = Extension.create<{ onLink: () => void; onToolbar: () => void }>({
  name: 'deskKeys',
  addOptions: () => ({ onLink: () => undefined, onToolbar: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        this.options.onLink()
        return true
      },
      'Alt-F10': () => {
        this.options.onToolbar()
        return true
      },
    }
  },
})

/** What an article is made of; the server allows the same tags (server/content/clean-html.ts). */
export const extensionsFor = (actions: { onLink: () => void; onToolbar: () => void }) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  OwnImage,
  ...FIGURE_NODES,
  ...TABLE_NODES,
  Keys.configure(actions),
]
