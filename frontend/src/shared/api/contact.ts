export { useSendContactMessageMutation } from './generated/contact';
