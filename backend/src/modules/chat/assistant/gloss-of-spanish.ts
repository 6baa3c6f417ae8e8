/** Words of questions in Spanish, as `
readQuestion` writes them, without accents; those before the colon are what they mean. */
export const SPANISH = `
not sure if: no se si, no recuerdo si, no me acuerdo si, no estoy seguro de si, no estoy segura de si
too much: demasiado
when did i: cuando he, cuando hemos
when did i water: cuando regamos, cuando regue, cuando he regado
when did i water it: cuando la regue, cuando la he regado
when did i feed: cuando abonamos, cuando abone, cuando he abonado
when did i repot: cuando trasplantamos, cuando trasplante, cuando he trasplantado
when did i prune: cuando podamos, cuando pode, cuando he podado
when did i mist: cuando pulverice, cuando he pulverizado
i watered: he regado, hemos regado, regue
i fed: he abonado, abone
i repotted: he trasplantado
i pruned: he podado, pode
when was watered: cuando se rego
when did i get: desde cuando tengo, cuando compre, cuando anadi, cuando agregue
how long ago: cuanto hace que, hace cuanto, hace cuanto que, cuanto tiempo hace que
what did i do: que he hecho, que hice, que hemos hecho
when should i: cuando debo, cuando tengo que, cuando hay que, cuando toca
should i: debo, tengo que, hay que, deberia, tenemos que, debemos
how often should i: cada cuanto debo, cada cuanto tengo que, cada cuanto hay que
how often: cada cuanto, cada cuanto tiempo, cada cuantos dias, con que frecuencia, cuantas veces, que tan seguido, que tan a menudo
how much: cuanto, cuanta
how many: cuantos, cuantas
how much fertiliser: cuanto abono, cuanto fertilizante, que cantidad de abono, cuanto abono necesita
how much light: cuanta luz
how much water: cuanta agua
how big is the pot: que tamano tiene la maceta, como de grande es la maceta, cuanto mide la maceta
how is: como esta, como va, como le va, que tal esta, que tal
how is my garden: como esta mi jardin
how are: como estan
how: como
what should i do: que tengo que hacer, que debo hacer, que hay que hacer, que hago
what is due: que toca, que hay pendiente
what is in the journal: que pone en el diario, que hay en el diario
what is wrong with: que le pasa, que le pasa a, que tiene
what is: que es, cual es
tell me about: hablame de, cuentame de, cuentame sobre, que sabes de, que sabes sobre
who are you: quien eres, que eres, eres una persona, eres una ia, eres humano, como te llamas
what can you do: que puedes hacer, que sabes hacer
hello: hola, buenos dias, buenas tardes, buenas noches, buenas
thanks: gracias, muchas gracias, mil gracias
where is: donde esta, donde tengo, donde he puesto
where: donde
why: por que, a que se debe
when: cuando
which plants do i have: que plantas tengo, que plantas hay en mi jardin, cuales son mis plantas
how many plants do i have: cuantas plantas tengo
which houseplants: que plantas de interior, cuales plantas de interior
which plants: que plantas, cuales plantas
remind me: recuerdame, me recuerdas
identify: identificar, identificas, identifica
what plant is this: que planta es esta, que planta es, como se llama esta planta
new: nueva, nuevo, nuevas, nuevos
outside: fuera, al aire libre, en el exterior
going away: me voy, nos vamos, me marcho, estoy fuera, estare fuera, voy de viaje
on holiday: vacaciones, de vacaciones, en vacaciones, de viaje
next two: proximas dos, proximos dos
next three: proximas tres, proximos tres
next four: proximas cuatro, proximos cuatro
weeks: semanas
months: meses
this year: este ano
next year: el ano que viene, el proximo ano
drought: sequia
can stand: aguanta, aguantan, soporta, soportan, resiste, resisten, tolera, toleran
put outside: sacar al aire libre, sacar fuera
bring inside: meter dentro, meter en casa, entrar en casa
bloom: florecer, florezca, florecio
flowers: flor, flores
leave: dejar, dejo
bring: meto, meter, saco, sacar
inside: en casa, dentro, adentro
outside: al balcon, a la terraza
protect: proteger, protejo
burn: quemar
gloves: guantes
overwinter: invernar
how do i add: como anado, como agrego, como puedo anadir, como se anade
add: anadir, anade, agregar, agrega
most: mas
which: cual, cuales
what: que
who: quien, quienes
last: por ultima vez, la ultima vez, ultima vez
next: la proxima vez, proxima vez, otra vez
water: regar, riego, regarla, regarlas, agua, riegue, riega
watered: regada, regado, regadas, regaste
feed: abonar, abono, abona, se abona, abonarla, abonado, abonada, fertilizar
fertiliser: fertilizante
repot: trasplanto, trasplanta, se trasplanta, trasplantar, trasplantarla, trasplante, trasplantado, trasplantada, cambiar de maceta
propagate: propago, propagar, propagarla, multiplico, multiplicar, multiplicarla, multiplica, reproduzco, reproducir, reproducirla, reproduce, esqueje, esquejes, divido, dividir, dividirla, hijuelo, hijuelos
in water: en agua, en el agua, en un vaso de agua, en un vaso con agua
seed: semilla, semillas, hueso
from: de una, a partir de, a partir de una
sow: siembro, sembrar, se siembra, siembra
prune: podo, podar, podarla, poda, podado, podada
mist: pulverizar, pulverizarla, pulverizado, rociar
was thirsty: ha tenido sed, tiene sed, tenia sed
thirsty: sed, sedienta
it needs: necesita, requiere
need: necesitan
must: necesito
today: hoy
yesterday: ayer
tomorrow: manana
this week: esta semana
next week: la semana que viene, la proxima semana, semana que viene
this month: este mes
next month: el mes que viene, el proximo mes, proximo mes
in winter: en invierno, este invierno
in spring: en primavera, esta primavera
in summer: en verano, este verano
in autumn: en otono, este otono
january: enero
february: febrero
in march: en marzo, marzo
april: abril
in may: en mayo, mayo
june: junio
july: julio
august: agosto
september: septiembre
october: octubre
november: noviembre
december: diciembre
weekend: fin de semana
week: semana
month: mes
days: dias
times: veces
always: siempre, todo el rato
soil moist: seguia humeda, sigue humeda, siempre humeda, tan humeda, sigue mojada, demasiado humeda
moist: humeda, humedo
wet: mojada
dry: seca, seco
soil dries out: se seca enseguida, se seca en seguida, se seca tan rapido, se seca rapido, se seca tan pronto, siempre seca
soil: tierra, sustrato, suelo
pot: maceta, tiesto
light: luz
with low light: con poca luz, para poca luz
low light: poca luz, rincon oscuro
sun: sol, soleado
full sun: mucho sol
shade: sombra, semisombra
window: ventana, alfeizar
temperature: temperatura, temperaturas, grados
cold: frio, helada, heladas
warm: calor, calido
humid air: humedad, aire humedo, humedad ambiental
dry air: aire seco, ambiente seco
bathroom: bano, cuarto de bano
easy: facil, faciles, principiantes
difficult: dificil, dificiles
scientific name: nombre cientifico, nombre botanico, nombre en latin
journal: diario, anotado, apunte, apuntes
my: mi, mis
our: nuestro, nuestra, nuestros, nuestras
the: el, la, los, las, lo
a: un, una, unos, unas
and: y, e
or: o, u
but: pero
no: no, ningun, ninguna
without: sin
is it: es
is: esta
are: son, estan
has: ha, tiene
can i eat: se puede comer, puedo comer, se pueden comer, podemos comer, pueden comer, se come
can i: puedo, se puede, se pueden, podemos
can: puede, pueden
for: para, por
with: con
of: de, del
garden: jardin
plant: planta
plants: plantas
houseplant: planta de interior
houseplants: plantas de interior
succulents: suculentas, suculenta
recommend: recomienda, recomiendame, recomiendas, recomendacion
dose: dosis, dosificar, cantidad
dilute: diluir, diluyo, diluido, mezclar, proporcion
ml: mililitros, ml
grams: gramos
drops: gotas
teaspoons: cucharaditas, cucharadita
tablespoons: cucharadas, cucharada
per litre: por litro
soap: jabon, jabon potasico
neem oil: aceite de neem, neem
insecticide: insecticida, pesticida, plaguicida
sick: enferma, enfermo
dying: se muere, se esta muriendo, muriendo, moribunda
healthy: sana, sano, sanas
unwell: no esta bien, no estan bien, esta mal, estan mal
leaves: hoja, hojas
drops: se le caen, se caen, se le cae, pierde, cae, caen
yellow: amarilla, amarillas, amarillo, amarillean, amarillentas
brown: marron, marrones, cafes, color cafe
black: negra, negro, negras, negros
small: pequena, pequeno, pequenas, pequenos
wrinkled: arrugada, arrugadas, arrugado, arrugados, se arrugan, se arruga
fruit: fruto, frutos
bottom of: parte de abajo de, parte de abajo del, por abajo
roots: raiz, raices
cotton: algodon, bolitas de algodon
tips: punta, puntas
edges: borde, bordes
spots: mancha, manchas
holes: agujero, agujeros
drooping: caida, caidas, lacia, lacias, cuelgan
blooms: florece, florecen
mould: moho
wilting: mustia, mustias, mustio, marchita, marchitas, se marchita, se marchitan
curling: se enrollan, enrolladas, rizadas
mushy: blanda, blandas, podrida, podridas, podrido
sticky: pegajosa, pegajosas, pegajoso
webs: telarana, telaranas
white powder: polvo blanco, polvillo blanco
insects: insecto, insectos, bichos, bicho
flies: mosca, moscas, mosquitas, mosquitos
spider mites: arana roja, aranas rojas, acaros
aphids: pulgon, pulgones
fungus gnats: mosca del sustrato, moscas del sustrato, mosquitas del sustrato, mosquitos de la tierra
mealybugs: cochinilla algodonosa, cochinillas algodonosas
scale insects: cochinilla, cochinillas
thrips: trips
whitefly: mosca blanca, moscas blancas
powdery mildew: oidio
downy mildew: mildiu
rust: roya
root rot: podredumbre de la raiz, podredumbre de las raices, raices podridas
slugs: caracol, caracoles, babosa, babosas
caterpillars: oruga, orugas
too much water: demasiada agua, exceso de agua, exceso de riego, regado demasiado, encharcada
too little water: falta de agua, falta de riego, poca agua
too little light: falta de luz
sunburn: quemada por el sol, quemaduras de sol
get rid of: eliminar, elimino, quitar, quito, acabar con
help: ayuda
can you help: me ayudas, puedes ayudarme, me puedes ayudar
when i forget to water: olvido, se me olvida, olvidadizo
about: sobre
it: ella, esta planta, esa
its: su, sus
what about: que hay de, que pasa con
moth orchid: orquidea, orquideas
look after: cuido, cuidar, cuida
how big gets: que tan grande se hace, que tan grande se pone, que tan grande crece, que tan alto crece, que tan alta crece, cuanto crece, cuanto crecen, que altura alcanza, que altura alcanzan, que altura tiene, que altura, que tamano alcanza, que tamano, como de grande se hace, como de alto, cuanto mide
how fast grows: cuanto tarda en crecer, como de rapido crece
grows: crece, crecen, crecer
fast: rapido, deprisa
slowly: despacio, lento, lentamente
harvest: cosechar, cosecha, cosecho, recoger, recojo, recolectar, recolecto, maduran, maduros, maduro, cosechan
flowering time: floracion, epoca de floracion
finished flowering: sin flores ya, se ha quedado sin flores, ha terminado de florecer, termino de florecer
spent flowers: flores secas, flores marchitas, flores pasadas
spent flowers rosas: rosas secas, rosas marchitas
plant: planto, plantar, se planta, se plantan, plantarlos, plantarlas
where best: donde pongo, donde se pone, donde coloco, donde lo pongo, donde la pongo
too much water: ahogado, ahogue
slugs: rastros plateados, rastro plateado
drooping: caido, caidos, decaido, decaida
leans: se inclina, inclinado, inclinada, torcido, torcida
propagate: hijitos
drops: ha perdido, perdio, pierden
cold: fria, frias, frios
how deep: a que profundidad, que profundidad
how old gets: cuantos anos vive, cuantos anos viven, cuanto vive, cuanto tiempo vive
bloom again: vuelva a florecer, vuelve a florecer, florezca otra vez
looks sad: triste, tristes, tristona, fea
spindly: larguirucha, larguirucho, larguiruchas, larguiruchos
insects: bichito, bichitos
white: blanco, blanca, blancos, blancas
hallway: pasillo, recibidor, escalera
bedroom: dormitorio, habitacion
living room: salon, sala de estar
kitchen: cocina
office: oficina, despacho
balcony: balcon, terraza
dark: oscuro, oscura, oscuros, oscuras
tap water: agua del grifo, agua de la llave, agua de la canilla
bigger pot: maceta mas grande, maceta mayor
dying: se muera, se mueren, muere
too big: muy grande, demasiado grande, muy alta, demasiado alta, muy alto
cut off: cortar, corto, cortarlas, cortarla
put outside: sacar los, sacar las, sacar la, sacar el, sacarla, sacarlas, sacarlos, sacarlo
you did not answer: no me has contestado, no has contestado, no me contestas, no has respondido, no me has respondido
that does not help: no me sirve, no sirve, no me ayuda, no ayuda
that is wrong: no es verdad, no es correcto, es mentira, esta equivocado, eso no es asi, te equivocas
you do not understand: no me entiendes, no entiendes, no me has entendido, no has entendido
: yo, tu, ellas, nosotros, me, te, se, le, les, a, al, en, por favor, este, estos, estas, eso, esto, ya, muy, tan, hace, hacer, hago, tengo, hay, conforman, conforma, crees, sabes, dime, di, quiero, saber, bien, buena, bueno, aqui, ahora mismo, cada, unas cuantas
`;
