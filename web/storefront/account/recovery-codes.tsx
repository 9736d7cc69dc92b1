import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { saveFile } from '#web/ui/action/save-file.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown once: the shop keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <div className="grid gap-4">
      <p role="status">
        <strong>Keep these recovery codes.</strong> Each opens your account once when your phone is not there. They are
        not shown again.
      </p>
      <ol className="grid gap-x-6 gap-y-1 rounded-sm bg-linen px-5 py-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text}>Copy</CopyButton>
        <Button variant="secondary" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
