// Imported first, because React and Vite read NODE_ENV when they load and choose their production builds by it.
process.env.NODE_ENV = 'production';
