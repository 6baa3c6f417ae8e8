export { useListMailboxQuery } from './generated/admin';
