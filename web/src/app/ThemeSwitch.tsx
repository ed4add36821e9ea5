// The switch between light and dark.
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { switchTheme, useTheme } from '../ui/theme.ts'

/** Shows what a press leads to. */
export function ThemeSwitch() {
  const isDark = useTheme() === 'dark'
  const Icon = isDark ? Sun : Moon
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={switchTheme}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
