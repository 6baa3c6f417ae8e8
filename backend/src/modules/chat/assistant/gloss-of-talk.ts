/** Words of a conversation that goes on, and of the whole garden, as `gloss-of-german.ts` has them. */
export const GERMAN_OF_TALK = `
hardly any: kaum, fast kein
instead of: statt, anstatt, anstelle von
pay: bezahle, bezahlen, zahle, zahlen
bring inside: aus der erde holen, aus der erde nehmen
going away: in der reha, in der kur
note that: trag ich das ein, trage ich das ein, trag ich es ein, trage ich es ein, hake ich das ab, hake ich es ab
remind me: erinnert mich
deleted: geloscht
not sure if i: vergessen ob ich, vergessen ob wir, vergessen wann ich, vergessen wann wir
what with: womit, mit was
find out: finde ich raus, finde ich heraus, finde raus, finde heraus, herausfinden, rausfinden, kriege ich raus, bekomme ich heraus
what plant is this: was das fur eine pflanze ist, was das fur eine ist, welche pflanze das ist, was das fur pflanzen sind, wie die pflanze heisst, wie diese pflanze heisst, was fur eine pflanze das ist
frost damage: erfroren, frost abbekommen, frost gekriegt
rain water: regenwasser, wasser aus der regentonne, regentonne
boiled water: abgekochtes wasser, gekochtes wasser
dehumidifier: entfeuchter, luftentfeuchter
dryer: trockner, waschetrockner
without light: ohne licht, ohne tageslicht
messages: nachrichten, meldungen
emails: mails, e mails, newsletter
plants: gartenpflanzen, topfpflanzen, balkonpflanzen
best: am wohlsten
dig up: graben, grabt, ausgraben, wuhlen, wuhlt
kind: lieb, nett, freundlich, liebenswurdig
how are you: wie geht es dir, wie gehts dir, wie gehts ihnen, wie geht es ihnen, wie gehts euch
what was due: was hatte ich, was ware
free: kostenlos, gratis, umsonst
the app: die app
the other one by: und die da, und der da, und das da, und die dort, und der dort, und die am, und der am, und das am, und die neben, und der neben, und das neben, und die im, und der im, und die auf, und der auf, und die beim, und der beim, und die in der, und der in der, und das in der, und die an der, und die auf der, und der auf der, und die vor der, und die hinter der
thanks: vielen lieben dank, lieben dank, tausend dank, besten dank, dank dir, ich danke dir, danke dir
that helped: hat mir sehr geholfen, hat sehr geholfen, hat mir geholfen, hat geholfen
are you a person: bist du ein richtiger mensch, bist du ein mensch, bist du ein echter mensch, bist du echt, bist du eine maschine, bist du ein computer, bist du ein roboter
how do you know that: woher weisst du das alles, woher weisst du das, woher willst du das wissen
move house: umzug, umziehen, umgezogen, ziehen um, ziehe um, ziehen nachsten monat um, ziehen bald um
lawn: rasen, rasens, rasensamen, grassamen, gras
coffee grounds: kaffeesatz
egg shells: eierschalen
going away: ins krankenhaus, im krankenhaus, in die klinik, in der klinik, zur reha, in die reha, auf reha, zur kur, in kur
look after: kummert sich, kummern, kummere mich, kummert, versorgt, versorgen
says: sage, sagt
too late: zu spat, schon zu spat
too early: zu fruh
plant: stecken
given: gekriegt, bekommen
due: dran
get: kriege, krieg, kriegt
over: ruber
is something: ist etwas, ist irgendetwas, ist irgendwas, ist irgendwas davon, gibt es etwas, gibt es irgendetwas
forgotten: vergessen
in my garden: bei mir
everything: alles
last something: zuletzt etwas, zuletzt was, zuletzt irgendetwas
what can i do: was kann ich tun, was kann ich machen, was hilft, was hilft da, was hilft dagegen, was mache ich dagegen, was tun
are they all fine: geht es allen gut, gehts allen gut, geht es allen pflanzen gut
thirstiest: durstigste, durstigsten
longest: langsten, am langsten
long: lange, langem
or wait: oder warten, oder abwarten
hot: heiss, heisse, heissen
very hot: so heiss, sehr heiss, hitzewelle
rained: geregnet
more: mehr
freezing: friert, gefriert, frieren
dead: tot, tote
died: gestorben
gave me: geschenkt, geschenkt bekommen
afraid: angst, furchte, befurchte
no: nein
last week: letzte woche, vergangene woche, vorige woche, in der letzten woche
last month: letzten monat, im letzten monat, vergangenen monat
last year: letztes jahr, im letzten jahr, vergangenes jahr
the other one: die andere, der andere, das andere, den anderen, die anderen, der anderen
are you sure: bist du sicher, bist du dir sicher, ganz sicher, sicher
really: wirklich, echt
is that true: stimmt das, ist das wahr, ist das richtig
is that too long: ist das zu lange, ist das zu lange her
is that too much: ist das zu viel, ist das zu oft
anything else: sonst noch etwas, sonst noch was, sonst etwas, sonst nichts, sonst noch nichts, was noch, noch was
how old is my: wie alt ist meine, wie alt ist mein
another name: anderer name, anderen namen, andere namen
vegetables: gemuse
herbs: krauter
north balcony: nordbalkon, norden, nordseite
caterpillars: kohlweissling, kohlweisslinge
soil overwatered: erde stinkt, erde riecht, erde mieft, erde muffelt
dusty: staubig, staubige, verstaubt, eingestaubt
wipe: abwischen, abwische, abstauben, entstauben, putzen, saubern
what means: was heisst, was bedeutet
indirect light: indirektes licht, indirektem licht
direct light: direktes licht
do not know how to look after them: weiss nicht wie ich sie pflege, weiss nicht wie ich sie pflegen soll, weiss nicht wie man sie pflegt
worry about: sorgen machen, sorgen
neglected: vernachlassigt
`;

/** The same in Spanish. */
export const SPANISH_OF_TALK = `
steal: se llevan, llevan, roban
instead of: en lugar de, en vez de
pay: pago, pagar, se paga
bring inside: sacar de la tierra, saco de la tierra
hard: delicada, delicadas, delicado
note that: lo anoto, lo apunto, lo marco, anoto eso, apunto eso
deleted: borrado, he borrado, borre
wipe: limpiarle, limpiarles, quitarle el polvo, quitar el polvo
sow: siembran, se siembran
has babies: dan hijos, da hijos, dado hijos, echan hijos, echa hijos, echado hijos, saca hijos, sacan hijos, sacado hijos
find out: averiguo, averiguar, descubro, puedo saber
what plant is this: que planta es esta, que planta es, de que planta se trata
frost damage: se me ha helado, se ha helado, se me helo, se helo, se me han helado, helado, heladas por el frio
rain water: agua de lluvia, agua de la lluvia, agua lluvia
boiled water: agua hervida
dehumidifier: deshumidificador
dryer: secadora
room: cuarto
split: se agrietan, agrietan, se rajan, se revientan, agrietados, rajados
cinta: planta arana
needs: le toca, les toca
messages: mensajes
emails: correos, correos electronicos
arrive: llegan, llega
pricked: me pique, me he picado
thorn: espina, espinas, pua, puas
swollen: hincho, se me hincho, se me ha hinchado
where best: donde esta mejor, donde va mejor, donde queda mejor, donde vive mejor
dig up: desentierran, desentierra, escarban, escarba
repels: espanta, espantan, ahuyenta, ahuyentan, repele, repelen
water: regarlo, regarlos
kind: amable, amables, simpatico, simpatica
how are you: como estas, que tal estas, como te va
have i forgotten: se me olvido, que se me olvido, que olvide
free: gratis, gratuita, gratuito
the app: la aplicacion, esta aplicacion, la app
plant: plantar, sembrar, planto, siembro
going away: no estoy, no este en casa, estoy fuera de casa
too much water: regando demasiado, riego demasiado, riego mucho, regando mucho, regar demasiado, demasiado riego
the other one by: y esa de, y ese de, y la de, y el de, y esa del, y la del, y el del, y la que esta, y el que esta
thanks: muchisimas gracias, gracias de corazon, mil gracias
that helped: me ha servido de mucho, me ha servido, me ha ayudado mucho, me ha ayudado
nice weather: que buen tiempo, que buen dia, buen tiempo
are you a person: eres una persona de verdad, eres una persona, eres una maquina, eres un robot
how do you know that: como sabes todo esto, como sabes eso, como lo sabes, de donde sabes eso, de donde sacas eso
move house: nos mudamos, me mudo, mudanza, mudarnos, mudarme, cambio de casa, cambiamos de casa
lawn: cesped, pasto, grama
coffee grounds: posos de cafe, poso de cafe, cafe molido
egg shells: cascaras de huevo, cascara de huevo
going away: al hospital, en el hospital, ingresada, ingresado
too late: tarde para, demasiado tarde
too early: pronto para, demasiado pronto
needs: quiere, quieren
prune: podan, se podan, se poda, poden
not bloom: no ha florecido, no han florecido, no florecio, no ha dado flores, no da flores, no echa flores
least: menos
something last: algo por ultima vez
have i forgotten: se me ha olvidado, he olvidado, me he olvidado
will it die: se va a morir
what can i do: que puedo hacer, que hago contra eso
forgotten: olvidado, olvide
are they all fine: estan todas bien, estan bien todas, van todas bien, estan bien mis plantas
is something: hay algo, es algo
go: salir
inside: entrar, meterse
very hot: mucho calor, tanto calor, ola de calor
rained: llovido, llovio
longest without water: mas tiempo sin regar, mas tiempo sin agua, mas tiempo seca
should i water or wait: riego ahora o espero, riego o espero, regar ahora o esperar, regar o esperar, riego ya o espero
freezing: hiela, helar, heladas fuertes
has died: ha muerto, se ha muerto, murio, se murio, se me ha muerto, se me murio
is dead: esta muerta, esta muerto
gave me: me regalo, me ha regalado, me la regalo, me lo regalo, me dio, me regalaron
afraid to kill it: miedo de matarla, miedo de matarlo, miedo de que se muera, miedo a matarla
last week: la semana pasada, semana pasada
last month: el mes pasado, mes pasado
last year: el ano pasado, ano pasado
the other one: la otra, el otro, las otras, los otros
are you sure: estas seguro, estas segura, seguro que si
really: de verdad
is that true: es verdad eso, es verdad, es cierto
is that too long: es demasiado, es demasiado tiempo
anything else: algo mas, nada mas, que mas
vegetables: verdura, verduras, hortaliza, hortalizas
herbs: hierba aromatica, hierbas aromaticas, aromaticas, hierbas
weeds: mala hierba, malas hierbas, malezas
north: norte
caterpillars: mariposa de la col, mariposas de la col
soil overwatered: tierra huele mal, tierra huele, tierra apesta
dusty: polvorienta, polvorientas, llenas de polvo, con polvo
wipe: limpiar, limpio, limpiarlas, limpia
what means: que significa, que quiere decir
indirect light: luz indirecta
direct light: luz directa
do not know how to look after them: no se como cuidarlas, no se como cuidarlos
worry about: preocupar, preocuparme
neglected: descuidado, descuidada, descuidadas
`;
