// Imported first: React and Vite choose their production builds by this when they are loaded.
process.env.NODE_ENV = 'production';
