// A bare pipe: passes on what the provider streams, with nothing between.
import { createServer, request as ask } from 'node:http';

const server = createServer((request, response) => {
  const asked = ask(`${process.env.ANTHROPIC_BASE_URL}/v1/messages`, { method: 'POST' }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.pipe(response);
  });
  request.pipe(asked);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true }));
process.on('SIGTERM', () => process.exit());
