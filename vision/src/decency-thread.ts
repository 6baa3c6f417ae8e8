/** What runs inside the thread that judges photos: one network, loaded at once. */
import { answerCalls } from './answer-calls.js';
import { createDecencyJudge } from './decency.js';
import { backboneFiles, wasmFolder } from './node-files.js';

answerCalls(
  createDecencyJudge(backboneFiles(), wasmFolder()).then((judge) => (photos) => judge.judge(photos)),
);
