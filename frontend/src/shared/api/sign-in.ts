export { generatedApi as signInApi } from './generated/sign-in';
