/**
 * Whether somebody has done this before: they do not see what they have reported, hidden or blocked, and so `look` fails. Any other failure
 * of it is thrown.
 */
export async function isDone(look: Promise<void>, wasDone: () => Promise<boolean>): Promise<boolean> {
  try {
    await look;
    return false;
  } catch (failure) {
    if (await wasDone()) return true;
    throw failure;
  }
}
