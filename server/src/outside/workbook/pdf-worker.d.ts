// The half of pdfjs-dist that parses; imported for its effect, it then works in the same process
// instead of a thread.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
