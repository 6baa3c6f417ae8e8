interface Named {
  commonName: string;
  scientificName: string | null;
}

/** The plants with a name that has this text in it, in any case. */
export function matching<Plant extends Named>(plants: Plant[], text: string): Plant[] {
  const wanted = text.trim().toLowerCase();
  return plants.filter(({ commonName, scientificName }) =>
    `${commonName} ${scientificName ?? ''}`.toLowerCase().includes(wanted),
  );
}
