/**
 * Keeps what was made, by its name: for things that take far longer to make than to find and have few names. Starts empty
 * again beyond `max` names.
 */
export function keeping<Made>(max: number): (name: string, make: () => Made) => Made {
  const kept = new Map<string, Made>();
  return (name, make) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= max) kept.clear();
    kept.set(name, made);
    return made;
  };
}
