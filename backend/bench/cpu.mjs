// Preloaded into a server with --import. Reports resource usage to the parent process, so that product code needs
// nothing for it.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
let delay;

process.on('message', ({ ask, watch } = {}) => {
  if (watch) {
    delay ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    delay.reset();
  }
  if (!ask) return;
  const { user, system } = process.cpuUsage();
  process.send({
    answer: ask,
    cpuMs: (user + system) / 1000,
    rssMiB: process.memoryUsage.rss() / 1024 ** 2,
    delayP99Ms: delay && delay.percentile(99) / 1e6,
  });
});
process.channel?.unref();
