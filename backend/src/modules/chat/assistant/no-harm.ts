/* What sounds like an emergency and is none: a meal of common food, and wild animals at the plants. */

import { ANIMALS, ATE, HARM, HUMAN } from './harm-words.js';
import type { Asked } from './question.js';

const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Dishes, and crops that nobody takes for another plant, in each language: no gloss has those. */
const FOOD = words(`
  salad salads soup bread cake pizza pasta cheese egg eggs sandwich pie lunch dinner breakfast supper meal
  strawberry strawberries raspberry raspberries blueberries tomato tomatoes cucumber cucumbers carrot carrots lettuce apple apples
  pear pears plum plums radish radishes orange oranges banana bananas melon sweetcorn
  salat suppe brot kuchen mittagessen abendessen fruhstuck ei eier kase
  erdbeere erdbeeren himbeere himbeeren tomate tomaten gurke gurken mohre mohren karotte karotten apfel birne birnen pflaume pflaumen
  radieschen kopfsalat orangen banane bananen melone
  ensalada sopa pan pastel comida cena almuerzo desayuno queso huevo huevos
  fresa fresas frambuesa frambuesas tomates pepino pepinos zanahoria zanahorias lechuga manzana manzanas pera peras ciruela ciruelas
  rabanos naranja naranjas platano platanos
`);
const EATING = words('ate eaten eat had have has somebody something');
/** What may be said of a meal and makes it no other one. */
const AROUND = words(`
  i we he she they ive weve my our his her the a an some all and with for from of in on at to was were is it this just
  husband wife son daughter grandson granddaughter grandchildren children child friend friends neighbour mother father
  yesterday today last night week morning evening noon first own fresh ripe green big mixed little lovely delicious nice good very so
  garden restaurant home shop
  gestern heute abend mittag frischen frische gute guten lecker leckere leckeren war waren unsere eigene eigenen ersten
  ayer hoy fresca fresco rica rico buena bueno primeras primeros huerto
`);
/** Somebody has eaten common food, and nothing that a word of the message could name besides. */
const isMeal = ({ words: said }: Asked): boolean =>
  said.some((word) => FOOD.has(word)) &&
  said.some((word) => EATING.has(word)) &&
  said.every((word) => FOOD.has(word) || EATING.has(word) || AROUND.has(word));

/** Birds of one's own have a cage, or a singular. */
const WILD =
  /\b((?<!\b(my|our|your|his|her|their|pet|caged)( \w+)? )birds|wildlife|wild (birds|rabbits)|pigeons?|blackbirds?|sparrows?|starlings?|crows?|magpies|squirrels?|deer|mice|rats?|voles?|moles?|hares?|foxes|badgers?)\b/;
const EATS = new RegExp(
  `${ATE.source}|\\b(peck\\w*|steal\\w*|stole|bring|(had|have|get|got)( \\w+)? all|dig\\w* up|dug up|take|took|taking)\\b`,
);
const isWildlife = ({ text }: Asked): boolean => {
  const others = text.replace(new RegExp(WILD, 'g'), ' ');
  return (
    others !== text && EATS.test(text) && !ANIMALS.test(others) && !HUMAN.test(others) && !HARM.test(others)
  );
};

/** What is meant where it only sounds like harm. */
export const soundsLikeHarm = (asked: Asked): 'meal' | 'wildlife' | undefined =>
  isMeal(asked) ? 'meal' : isWildlife(asked) ? 'wildlife' : undefined;
