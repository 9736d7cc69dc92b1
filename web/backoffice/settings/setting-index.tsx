import { TriangleAlert } from 'lucide-react'
import type { ShownSettings } from '#domain/api/settings.ts'
import { SECTION_TITLES, SETTING_PARTS, type SettingPath } from '#domain/company/setting-parts.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

type SettingIndexProps = { path: SettingPath; kept: ShownSettings | undefined }

/** Every part and section of the settings, always in reach: beside the forms, on a phone above them. */
export function SettingIndex({ path, kept }: SettingIndexProps) {
  return (
    <nav
      aria-label="Parts of the settings"
      className="sticky top-14 z-10 -mx-4 bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:top-20 lg:m-0 lg:self-start lg:p-0"
    >
      <ul className="flex gap-1 overflow-x-auto lg:grid lg:gap-3 lg:overflow-visible">
        {SETTING_PARTS.map((part) => (
          <li key={part.path} className="shrink-0">
            <NavLink
              href={part.path}
              aria-current={part.path === path ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-sm px-3 text-sm font-semibold hover:bg-linen aria-[current=page]:bg-linen"
            >
              {part.title}
            </NavLink>
            <ul className="hidden lg:grid">
              {part.sections.map((section) => (
                <li key={section}>
                  <NavLink
                    href={`${part.path}#${section}`}
                    keepScroll
                    className="flex min-h-8 items-center gap-2 rounded-sm px-3 pl-5 text-sm text-muted hover:bg-linen hover:text-ink"
                  >
                    {SECTION_TITLES[section]}
                    {kept?.[section].unread && (
                      <TriangleAlert aria-label="cannot be read" className="size-4 shrink-0 text-terracotta" />
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
