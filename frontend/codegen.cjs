/** Turns the contract into typed hooks: `npm run codegen`. */
module.exports = {
  schemaFile: '../openapi.yaml',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/shared/api/generated.ts',
  exportName: 'generatedApi',
  hooks: true,
  tag: true,
};
