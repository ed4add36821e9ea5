// React's own start, in the file that holds React: it has run by the time that the entry needs it.
export { createRoot } from 'react-dom/client'
