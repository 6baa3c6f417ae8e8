/**
 * The ids of tasks that were deleted. As long as that can be undone the server has them as switched off, and the list leaves them out. It is
 * drawn again with each answer of the server, so nothing has to tell it.
 */
export const goneTasks = new Set<string>();
