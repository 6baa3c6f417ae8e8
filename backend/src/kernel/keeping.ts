/**
 * What was made before, by its name: for what takes far longer to make than to find, and is asked for under few names. Beyond `max`
 * names it begins afresh.
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
