import { useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

const Eye = drawnIcon('eye')
const EyeOff = drawnIcon('eye-off')

/** Paste and password managers stay allowed (WCAG 3.3.8): give autoComplete current-password or new-password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'prefix'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="sm"
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
