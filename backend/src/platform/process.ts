/** Ends this process when its parent has gone, for whatever reason. */
export function endWithParent(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
