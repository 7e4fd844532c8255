// The command's tests talk to a release service in this process, whose packages need this configuration.
export { default } from '../release-service/jest.config.mjs';
