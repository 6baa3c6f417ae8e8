/** A process that was started by another ends when that one is gone, however it went. */
export function endWithParent(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
