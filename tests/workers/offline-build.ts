/** Build data of a service worker. */
export const BUILD = {
  id: 'b2',
  entry: '/assets/index-1.js',
  pages: ['/', '/faqs'],
  list: '/assets/offline-1.json',
};
