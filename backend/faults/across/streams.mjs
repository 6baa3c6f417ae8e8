import { TextDecoder } from 'node:util';
import { APIS, beginIdentification, statusOf, WORKERS } from './asking.mjs';

/**
 * An identification is begun at one API and followed at both before there is a worker; then one is started, each once. So the streams
 * can only hear of it from elsewhere.
 */
export async function identificationStreams(topology) {
  const person = await topology.signUp();
  return eachWorkerAlone(topology, async (begin) => {
    const address = await beginIdentification(person, begin);
    return APIS.map((name) => person.at(name)('GET', `${address}/events`));
  });
}

/** The same for a reply of the plant expert: asked as a stream of one API, followed at the other. */
export async function chatStreams(topology) {
  const person = await topology.signUp();
  await topology.sql('insert into premium_grants (user_id) values ($1)', [person.id]);
  await topology.sql('update users set is_premium = true where id = $1', [person.id]);
  return eachWorkerAlone(topology, async (begin, other) => {
    const made = await person.at(begin)('POST', '/api/chat/conversations', { title: 'New Chat' });
    const messages = `/api/chat/conversations/${(await made.json()).id}/messages`;
    const question = { content: 'When do I water it?', useOpenAI: false };
    const asked = await person.at(begin)('POST', messages, question, { accept: 'text/event-stream' });
    const reply = (await (await person.at(other)('GET', messages)).json()).at(-1);
    return [asked, person.at(other)('GET', `${messages}/${reply.id}/events`)];
  });
}

/** `open` begins something at one of the APIs and answers streams of it, which must all end with the same `done`. */
async function eachWorkerAlone(topology, open) {
  const heard = [];
  let isGood = true;
  await Promise.all(WORKERS.map((name) => topology.endProcess(name)));
  for (const [n, worker] of WORKERS.entries()) {
    const [begin, other] = n === 0 ? APIS : APIS.toReversed();
    const streams = await Promise.all(await open(begin, other));
    const before = await Promise.all(streams.map(firstEvent));
    await topology.startProcess(worker);
    const ends = await Promise.all(before.map(({ rest }) => rest));
    await topology.endProcess(worker);
    for (const [at, events] of ends.entries()) {
      isGood &&=
        before[at].isOpen && events.at(-1)?.name === 'done' && events.at(-1).data === ends[0].at(-1)?.data;
      heard.push(events.map(({ name }) => name).join(' '));
    }
  }
  await Promise.all(WORKERS.map((name) => topology.startProcess(name)));
  return { streams: heard.length, events: [...new Set(heard)].join('; '), isGood };
}

/** Waits for the first event of a stream. `rest` is all its events, once it has ended; `isOpen`: nothing was done yet. */
async function firstEvent(answer) {
  if (!answer.ok) throw new Error(`A stream was answered with ${await statusOf(answer)}.`);
  const chunks = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const readOn = async () => {
    const { value, done } = await chunks.read();
    text += decoder.decode(value, { stream: true });
    return !done;
  };
  await readOn();
  const isOpen = !text.includes('event: done');
  const readAll = async () => {
    while (await readOn());
    return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data]) => ({ name, data }));
  };
  return { isOpen, rest: readAll() };
}
