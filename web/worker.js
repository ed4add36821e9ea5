// The service worker: keeps the page and the code of the pages that are opened first, so that Plimsoll opens without a connection.
// It keeps no figures (the pages do that, for their user alone) and answers no call of the API.
// The build fills in the files and a version that changes with them.
const files = ['/*files*/']
const store = 'plimsoll-pages-/*version*/'
const page = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((kept) => kept.addAll([page, ...files])))
})

// A new version takes over once no page of the old one is open: page and code are always of one version.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('plimsoll-pages-') && name !== store)
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/'))
    return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match(page, { cacheName: store })))
  else if (files.includes(pathname))
    event.respondWith(
      caches.match(pathname, { cacheName: store }).then((kept) => kept ?? fetch(request)),
    )
})
