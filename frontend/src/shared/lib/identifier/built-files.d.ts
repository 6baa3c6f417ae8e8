/** Written by build/identifier.ts. */
declare module 'identifier/files.json' {
  const files: Record<'classifier' | 'wasm', import('../../../../build/identifier').IdentifierFile>;
  export default files;
}
