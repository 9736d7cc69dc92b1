import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { createStore, useStore } from '#web/ui/state/store.ts'
import { type KeyGroup, keyBoard } from './key-board.ts'
import { useKeys } from './use-keys.ts'

const isHelpOpen = createStore(false)
export const openKeyHelp = () => isHelpOpen.set(true)
const close = () => isHelpOpen.set(false)

/** What can be done here without a mouse. */
export function KeyHelp() {
  const isOpen = useStore(isHelpOpen)
  const groups = useStore(keyBoard)
  useKeys('Everywhere', [{ key: '?', label: 'Show these keys', onPress: openKeyHelp }])
  const byTitle = [...Map.groupBy(groups, ({ title }) => title)]
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Keyboard" description="The keys of this screen.">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {byTitle.map(([title, members]) => (
          <Keys key={title} title={title} groups={members} />
        ))}
      </div>
    </Dialog>
  )
}

function Keys({ title, groups }: { title: string; groups: readonly KeyGroup[] }) {
  return (
    <section>
      <h3 className="text-subheading">{title}</h3>
      <dl className="mt-2 divide-y divide-sand/70 text-sm">
        {groups
          .flatMap(({ bindings }) => bindings)
          .map(({ key, label }) => (
            <div key={key} className="flex items-center justify-between gap-4 py-2">
              <dt>{label}</dt>
              <dd>
                <Kbd>{key}</Kbd>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-sand border-b-edge bg-white px-1.5 font-sans text-xs font-semibold">
      {children}
    </kbd>
  )
}
