export default { projects: ['<rootDir>/*/jest.config.mjs'] };
