import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Image, Link } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { HISTORY_TOOLS, mark, TABLE_TOOL, TEXT_TOOLS, type Tool, toolsHere } from './tools.ts'

type ToolbarProps = { editor: Editor; onLink: () => void; onPicture: () => void; ref: Ref<HTMLDivElement> }

/** What is always there, and below it what belongs to the table or picture at the cursor. */
export function Toolbar({ editor, onLink, onPicture, ref }: ToolbarProps) {
  const tools: readonly Tool[] = [
    ...TEXT_TOOLS,
    { label: 'Link', icon: Link, isOn: mark('link'), press: onLink },
    { label: 'Picture', icon: Image, press: onPicture },
    TABLE_TOOL,
    ...HISTORY_TOOLS,
  ]
  const here = useEditorState({ editor, selector: ({ editor: now }) => toolsHere(now) })
  return (
    <div ref={ref} className="sticky top-14 z-10 rounded-t-sm border-b border-sand bg-white p-1.5">
      <ToolRow label="Text" editor={editor} tools={tools} />
      {here && <ToolRow key={here.label} label={here.label} editor={editor} tools={here.tools} />}
    </div>
  )
}

type ToolRowProps = { label: string; editor: Editor; tools: readonly Tool[] }

/** One stop of the Tab key; inside it the arrow keys go from button to button. */
function ToolRow({ label, editor, tools }: ToolRowProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn, isOff }) => ({ isOn: isOn?.(now), isOff: isOff?.(now) })),
  })
  const [at, setAt] = useState(0)
  return (
    <div role="toolbar" aria-label={label} onKeyDown={moveFocus} className="flex flex-wrap gap-0.5">
      {tools.map((tool, place) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          editor={editor}
          {...states[place]}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
        />
      ))}
    </div>
  )
}

type ToolButtonProps = {
  tool: Tool
  editor: Editor
  isOn?: boolean | undefined
  isOff?: boolean | undefined
  tabIndex: number
  onFocus: () => void
}

/** One that cannot be pressed here can still be reached, so that no key gets stuck on it. */
function ToolButton({ tool: { label, icon, press }, editor, isOn, isOff, ...rest }: ToolButtonProps) {
  const button = { ...rest, 'aria-disabled': isOff || undefined, onClick: () => !isOff && press(editor) }
  if (!icon)
    return (
      <Button size="sm" variant="quiet" {...button} aria-pressed={isOn} className="aria-pressed:bg-linen">
        {label}
      </Button>
    )
  return (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      isPressed={isOn}
      {...button}
      className="aria-disabled:opacity-40 aria-pressed:bg-linen aria-pressed:[&_svg]:fill-none"
    />
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step
  buttons.at(next >= buttons.length ? (step === 1 ? 0 : -1) : Math.max(next, step === -1 ? -1 : 0))?.focus()
}
