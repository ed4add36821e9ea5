// Sets the theme before the first paint: the user's choice, else the system's.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {}
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
