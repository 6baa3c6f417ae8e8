import { CLASS_IDS } from '@leaflore/vision';
import { GROUP_IDS, groupOf } from '@leaflore/vision/groups';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { groupNamed } from './group-names.js';
import { isEaten } from './look-alikes.js';
import { PLANT_GROUPS } from './plant-groups.js';

describe('groups of plants that photos do not tell apart', () => {
  it('have words, each of its own', () => {
    const named = GROUP_IDS.map((id) => groupNamed(id, 0.9)?.name);
    expect(named.every((name) => /^an? [A-Za-z]/.test(name ?? ''))).toBe(true);
    expect(new Set(named).size).toBe(GROUP_IDS.length);
    expect(groupNamed('toString', 1)).toBeUndefined();
  });

  it('each hold two of the plants that the classifier names, or more', () => {
    const sizes = GROUP_IDS.map((id) => CLASS_IDS.filter((classId) => groupOf(classId) === id).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
  });

  it('hold nothing that people eat or take for it', () => {
    const plants = new Map(readSeed().map((plant) => [plant.visionClass, plant]));
    const eaten = CLASS_IDS.filter((classId) => {
      const plant = plants.get(classId);
      const name = PLANT_GROUPS[classId]?.scientificName ?? plant!.scientificName;
      return groupOf(classId) && isEaten(name, plant?.kind);
    });
    expect(eaten).toEqual([]);
  });
});
