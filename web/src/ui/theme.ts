/** The student's choice; `system` where none was made or storage is closed to us. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts a theme on the page. Call it with `storedTheme()` before the first render so that nothing flashes. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies a theme and remembers it; without storage it holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed in some private windows.
  }
}

const KEY = 'alive.theme';

export type Theme = 'light' | 'dark' | 'system';
