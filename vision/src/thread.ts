/** What runs inside the classifier's worker thread: one classifier, loaded at once. */
import { answerCalls, warn } from './answer-calls.js';
import { backboneFiles, readHead, readSecondHead, secondBackboneFiles, wasmFolder } from './node-files.js';
import { createTwofoldClassifier } from './twofold.js';

answerCalls(
  readHead()
    .then((head) =>
      createTwofoldClassifier({
        backbone: backboneFiles(),
        head,
        wasmPaths: wasmFolder(),
        second: async () => ({ backbone: secondBackboneFiles(), head: await readSecondHead() }),
        tell: ({ message }) => warn(`Plants are identified by one network instead of two: ${message}`),
      }),
    )
    .then((classifier) => (photos) => classifier.classify(photos)),
);
