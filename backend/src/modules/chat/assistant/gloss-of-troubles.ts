/** Words for what is seen on a plant that is unwell, as `gloss-of-german.ts` has them. */
export const GERMAN_OF_TROUBLES = `
cotton: wolle
mealybugs: weisse laus, weisse lause, weissen lausen, weisse lausen
pale leaves: blatter werden hell, blatter so hell, blatter ganz hell, helle blatter, blasse blatter, blatter werden blass
does not flower: bluht nicht, bluht nicht mehr, bluhen nicht, will nicht bluhen
too much water: zu viel giesse, zuviel giesse, zu viel giessen, zuviel giessen, zu oft giesse
ants: ameise, ameisen
looks sad: sieht elend aus, elend aus, sieht schlecht aus, schlecht aus, sieht nicht gut aus, nicht gut aus, sieht schlimm aus, schlimm aus, sieht furchtbar aus
too much fertiliser: uberdungt, zu viel gedungt, zuviel gedungt, zu viel dunger, zuviel dunger
mushrooms: pilz, pilze, pilzen, blumentopfpilz
white powder: mehl, mit mehl, puderzucker, bestaubt, mehlig, mehlige
bumps: knubbel, hocker, schildchen
seedlings: samling, samlinge, keimling, keimlinge, setzling, setzlinge
new leaves: junge blatter, jungen blatter, neue blatter, neuen blatter, jungsten blatter
old leaves: alte blatter, alten blatter, unteren blatter, untere blatter
shoots: triebe, trieben, trieb
new shoots: junge triebe, jungen triebe, jungen trieben, neue triebe, neuen triebe
buds: knospe, knospen
veins: adern, blattadern
stems: stangel, stangeln, stiel, stiele, stielen
underneath: unterseite, unterseiten, blattunterseite, darunter
yellow: gelbes
green: grun, grune, grunen, gruner, grunes
orange: orange, orangefarben, orangefarbene, orangen
grey fuzz: grauer pelz, grauen pelz, grauer flaum, grauen flaum, pelz
small dots: punktchen, punkte
fell over: fallen um, fallt um, umgefallen, umgeknickt, knicken um
drooping: lasst alles hangen, lasst die blatter hangen, lasst hangen
drops leaves: lasst die blatter fallen, lasst alle blatter fallen, lasst die blatter
the heating: heizung, heizkorper
chewed: zerfressen
overnight: uber nacht
suddenly: plotzlich, auf einmal
rain: regen
since i bought: seit ich gekauft habe, seit dem kauf
rusty: rostbraun, rostbraune, rostbraunen, rostrot, rostrote, rostig, rostige
silver: silbrig, silbrige, silbrigen, silbriger
silver spots: silbrige stellen
pale spots: helle stellen, blasse stellen
brown spots: braune stellen
black spots: schwarze stellen, dunkle stellen
yellow spots: gelbe stellen
mushy spots: weiche stellen, faule stellen
at noon: mittags, am mittag, in der mittagshitze
recovers: erholt
only one: nur eines, nur eins, ein einziges
after rain: nach dem regen, nach dem vielen regen, nach viel regen, nach langem regen
strong sun: pralle sonne, prallen sonne, praller sonne, pralle mittagssonne
pale spots: helle flecken, helle trockene flecken, blasse flecken
within a few days: in wenigen tagen, in ein paar tagen, innerhalb weniger tage
`;

/** The same in Spanish. */
export const SPANISH_OF_TROUBLES = `
losing: perdiendo, esta perdiendo, estan perdiendo
moved: cambie de sitio, cambie de lugar, he cambiado de sitio, lo cambie de sitio, la cambie de sitio, lo movi, la movi
finished flowering: ya no tiene flores, se quedo sin flores, se le cayeron las flores
prune: cortarlo, recortar, recortarla
ants: hormiga, hormigas
looks sad: da pena verlo, da pena verla, da pena, mala pinta, muy mala pinta, mal aspecto, esta fatal
too much fertiliser: pase con el abono, he pasado con el abono, demasiado abono, mucho abono, demasiado fertilizante
mushrooms: seta, setas, hongo, hongos, champinones
white powder: harina, como harina, con harina, polvillo, espolvoreada con harina, espolvoreadas con harina
bumps: bultos, bultitos, bulto
seedlings: plantula, plantulas, plantones, plantitas recien nacidas
new leaves: hojas nuevas, hojas jovenes, hojas tiernas
old leaves: hojas viejas, hojas de abajo
shoots: brote, brotes
buds: capullo, capullos
veins: nervio, nervios
stems: tallo, tallos
underneath: enves, por debajo, debajo de, debajo
yellow: amarillos, amarillenta, amarillentos, amarillento
green: verde, verdes
orange: naranja, naranjas, anaranjados, anaranjadas, anaranjada
grey fuzz: pelusa, pelusa gris
winding lines: caminitos, galerias, caminos
fly up: salen volando, sale volando, echan a volar, vuelan
fell over: tumbada, tumbadas, tumbados, se caen al suelo, se han caido
the heating: calefaccion, radiador, estufa
brown dry: se le secan, se secan, secando, se esta secando, secan, secas
finished flowering: ya florecio, ya ha florecido, despues de florecer
overnight: de la noche a la manana, de un dia para otro
suddenly: de golpe, de repente
rain: lluvia, lluvias, llover
edge: reborde
wet: mojado, mojados, mojadas, encharcado
caterpillars: gusano, gusanos, gusanitos, gusano verde, gusanos verdes
sticky: pegajosos
young: tiernos, tiernas, tierno, tierna
at noon: al mediodia, mediodia
recovers: se recupera, recupera, se recuperan
only one: solo una, una sola
silver: plateado, plateados, plateada, plateadas
mushy: blando, blandos, podridos
drooping: lacio, lacios
dry: reseca, reseco, secos
soot: hollin, polvo negro, negrilla
after rain: despues de la lluvia, despues de llover, con la lluvia, con tanta lluvia
strong sun: pleno sol, sol fuerte, a pleno sol
pale spots: manchas claras
within a few days: en pocos dias, en unos dias
`;
