/** The two roman faces that every page needs first; the italic comes with the page. For `<link rel="preload" as="font">`. */
export { default as serifUrl } from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
export { default as sansUrl } from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
