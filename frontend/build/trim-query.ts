import type { Plugin } from 'vite';

/** A part of the file, from a line that begins so to the line that ends it with the same indent. */
const block = (start: string, end = '\\};?') => new RegExp(`^(\\t*)${start}[\\s\\S]*?^\\1${end}$`, 'm');

type Cut = [what: RegExp, instead: string];

/**
 * Code of RTK Query that no page of ours runs, each pattern with its replacement: schemas, answers that were rendered on a server, the
 * clock of a request, fetching when the window is looked at again, `prefetch`, `upsertQueryEntries`, lists of entries and matchers for other
 * reducers.
 */
const CORE: Cut[] = [
  // Schemas: none of our endpoints has one.
  [/^import \{ SchemaError \} from "@standard-schema\/utils";$/m, ''],
  [block('var NamedSchemaError = class'), ''],
  [block('async function parseWithSchema'), ''],
  [/^\t+if \(\w+Schema && !shouldSkip\(.*$/gm, ''],
  [block('if \\(caughtError instanceof NamedSchemaError\\)', '\\}'), ''],
  [/^export \{ NamedSchemaError, /m, 'export { '],
  // Answers that were rendered on a server: our pages hold none.
  [/\.addMatcher\(hasRehydrationInfo, \(draft, action\) => \{[\s\S]*?^\t\t\t\}\)/gm, ''],
  [/\.addMatcher\(hasRehydrationInfo, \(draft\) => \(\{ \.\.\.draft \}\)\)/, ''],
  [/ \|\| (context\.)?hasRehydrationInfo\(action\)/g, ''],
  [block('if \\(context\\.hasRehydrationInfo\\(action\\)\\)', '\\}'), ''],
  [/^\t+(const )?extractRehydrationInfo.*$/gm, ''],
  [/^\t+hasRehydrationInfo: .*$/m, ''],
  // A clock for each request: none of our calls has one.
  [block('const timeoutSignal ='), ''],
  [block('const anySignal ='), ''],
  [/timeoutController \? anySignal\(api\.signal, timeoutController\.signal\) : /, ''],
  [/^\t+const timeoutController = .*$/m, ''],
  [/^\t+timeoutController\?\.clear\(\);$/m, ''],
  [/isTimeoutError\(e\) \? "TIMEOUT_ERROR" : /, ''],
  [block('if \\(config\\.signal\\?\\.aborted && isTimeoutError', '\\};'), ''],
  // Nothing is fetched again when the window is looked at, or back online.
  [block('const buildWindowEventHandler ='), ''],
  [/^\t+(const windowEventsHandler = |windowEventsHandler\().*$/gm, ''],
  [/builder\.addCase\(onOnline, [\s\S]*?state\.focused = false;\s*\}\)/, 'builder'],
  // What pages of ours do not call.
  [block('const prefetch ='), ''],
  [/^\t+prefetch,$/gm, ''],
  [/, prefetch,/, ','],
  [block('cacheEntriesUpserted: \\{', '\\},'), ''],
  [/\.addMatcher\(querySlice\.actions\.cacheEntriesUpserted\.match, [\s\S]*?^\t\t\t\}\)/m, ''],
  [/, cacheEntriesUpserted(?=( \} = |\.match\)))(\.match)?/g, ''],
  [/if \(cacheEntriesUpserted\.match\(action\)\) queryCacheKeys = .*\n\s*else /, ''],
  [/ else if \(cacheEntriesUpserted\.match\(action\)\) for [\s\S]*?^\t\t\}\n\t\telse/m, ' else'],
  [/^\t+upsertQueryEntries: .*$/m, ''],
  [block('const selectAllQueryEntries =', '\\}\\);'), ''],
  [block('selectEntriesForEndpoint: createSelector', '\\}\\),'), ''],
  [/^\t+(selectAllQueryEntries|selectEntriesForEndpoint|selectCachedArgsForQuery),?$/gm, ''],
  [/ selectCachedArgsForQuery, selectEntriesForEndpoint, selectAllQueryEntries,/, ''],
  [block('function selectCachedArgsForQuery', '\\}'), ''],
  [/, buildMatchThunkActions\(\w+, endpointName\)/g, ''],
  [block('function buildMatchThunkActions', '\\}'), ''],
  [/^\t+buildMatchThunkActions$/m, ''],
  [/, buildMatchThunkActions \}/, ' }'],
];

/** The same of its hooks: lazy queries, `usePrefetch`, and names for debuggers. */
const HOOKS: Cut[] = [
  [block('function usePrefetch', '\\}'), ''],
  [/,\n\t+usePrefetch$/m, ''],
  [/, usePrefetch \} = /, ' } = '],
  [/^\t+safeAssign\(anyApi, \{ usePrefetch \}\);$/m, ''],
  [block('const useLazyQuerySubscription ='), ''],
  [block('useLazyQuery\\(options\\) \\{', '\\},'), ''],
  [/ useLazyQuery, useLazyQuerySubscription,/, ''],
  [/^\t+(useLazyQuery|useLazyQuerySubscription),$/gm, ''],
  [/^\t+api\[`useLazy.*$/m, ''],
  [/^\t+const debugValue = .*\n\t+useDebugValue\(debugValue\);$/gm, ''],
];

/** The same of the store: slices that are injected, their selectors and their own thunks; tools for developers; other clocks than frames. */
const STORE: Cut[] = [
  [/^const composeWithDevTools = [\s\S]*?__REDUX_DEVTOOLS_EXTENSION__;$/m, ''],
  [/^\tif \(devTools\) finalCompose = [\s\S]*?^\t\}\);$/m, ''],
  [/options\.type === "tick" \? queueMicrotask : options\.type === "raf" \? /, ''],
  [
    / : options\.type === "callback" \? options\.queueNotification : createQueueWithTimer\(options\.timeout\)/,
    '',
  ],
  [block('function makeSelectorProps', '\\}'), ''],
  [/^\t+\.\.\.makeSelectorProps\(reducerPath\),$/m, ''],
  [block('injectInto\\(injectable', '\\}'), ''],
  [/if \(isAsyncThunkSliceReducerDefinition\(reducerDefinition\)\) .*\n\s*else /, ''],
  [/typeof options\.reducers === "function" \? options\.reducers\(buildReducerCreators\(\)\) : /, ''],
];

const FILES: [end: string, cuts: Cut[]][] = [
  ['/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs', STORE],
  ['/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs', CORE],
  ['/@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs', HOOKS],
];

/** Our code that would need what is left out: the tests, which run without this build, would not notice. */
const NEEDED =
  /\b(useLazy\w+Query|usePrefetch|upsertQueryEntries|selectCachedArgsForQuery|setupListeners|match(Pending|Fulfilled|Rejected)|refetchOn(Focus|Reconnect): true)\b/;

/** Redux Toolkit without the code that no page of ours runs. A pattern that is not in its version any more stops the build. */
export function trimQuery(): Plugin {
  return {
    name: 'trim-query',
    apply: 'build',
    transform(code, id) {
      const needed = /\/frontend\/src\/.*\.tsx?$/.test(id) && NEEDED.exec(code)?.[0];
      if (needed) throw new Error(`${id}: ${needed} is left out of our Redux Toolkit by trim-query.ts`);
      const cuts = FILES.find(([end]) => id.endsWith(end))?.[1];
      return cuts?.reduce((left, [what, instead]) => {
        if (left.search(what) < 0) throw new Error(`Redux Toolkit has changed: ${what} is not in it`);
        return left.replace(what, instead);
      }, code);
    },
  };
}
