/** What runs inside the classifier's worker thread: one classifier, loaded at once. */
import { answerCalls } from './answer-calls.js';
import { createClassifier } from './classify.js';
import { backboneFiles, readHead, readSecondHead, secondBackboneFiles, wasmFolder } from './node-files.js';

answerCalls(
  readHead()
    .then((head) =>
      createClassifier({
        backbone: backboneFiles(),
        head,
        wasmPaths: wasmFolder(),
        second: async () => ({ backbone: secondBackboneFiles(), head: await readSecondHead() }),
      }),
    )
    .then((classifier) => (photos) => classifier.classify(photos)),
);
