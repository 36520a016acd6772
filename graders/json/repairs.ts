export { audit } from './audit.ts';
export { recover } from './recover.ts';
