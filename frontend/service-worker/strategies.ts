import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { heed } from './gardens';
import { payLogout } from './logout';
import { find, keep, person } from './person';

/** A person's own answers: from the server, and without a network as they were when they were read last. */
export class OwnAnswers extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    await payLogout();
    const before = await person();
    try {
      const answer = await handler.fetch(request);
      const [kept, heeded] = [answer.clone(), answer.clone()];
      const done = keep(request, kept, before).then(() => heed(request, heeded));
      handler.waitUntil(done.catch(() => undefined));
      return answer;
    } catch (error) {
      const kept = (await find(request)) ?? (await fromList(request));
      if (kept) return kept;
      throw error;
    }
  }
}

/** A person's own photos, which never change. */
export class OwnPhotos extends OwnAnswers {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const [, owner] = /\/api\/photos\/([^/]+)\//.exec(request.url) ?? [];
    const kept = owner === (await person()) ? await find(request) : undefined;
    return kept ?? super._handle(request, handler);
  }
}

const PLANT = /\/api\/plants\/([\da-f-]{36})$/;

/** A plant whose page was never opened is in the list of all plants as well. */
async function fromList(request: Request): Promise<Response | undefined> {
  const [, id] = PLANT.exec(request.url) ?? [];
  const list = id && (await find(new Request('/api/plants?limit=100')));
  if (!list) return undefined;
  const plant = ((await list.json()) as { id: string }[]).find((each) => each.id === id);
  return plant && Response.json(plant);
}
