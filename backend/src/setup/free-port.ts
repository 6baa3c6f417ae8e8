import net from 'node:net';

const MAX_TRIES = 50;

/** The first free port at or above `wanted` that is not `spoken` for; 0 lets the system choose. Throws where no port of this host may be taken. */
export async function findFreePort(wanted: number, host: string, spoken: number[] = []): Promise<number> {
  for (let port = wanted; port <= wanted + MAX_TRIES; port += 1) {
    if (spoken.includes(port)) continue;
    const free = await tryPort(port, host);
    if (free !== undefined) return free;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + MAX_TRIES}.`);
}

const tryPort = (port: number, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    probe.listen(port, host, () => {
      const found = (probe.address() as net.AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
