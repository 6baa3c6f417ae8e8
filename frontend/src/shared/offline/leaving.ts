/** What ends the logout that a person has asked for, while they are asked about what would be lost. */
let leave: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Asks before this logout; with undefined the person stays. */
export function setLeaving(next: (() => void) | undefined): void {
  leave = next;
  listeners.forEach((listener) => listener());
}

export const leaving = () => leave;

/** Calls back at each change; answers what ends that. */
export function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
