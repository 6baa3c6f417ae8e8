/** Words of questions in German, as `
readQuestion` writes them, without dots above; those before the colon are what they mean. */
export const GERMAN = `
when did i: wann habe ich, wann hab ich, wann haben wir
when was: wann wurde, wann wurden, wann war
when did i get: seit wann habe ich, wann habe ich gekauft
how long ago: wie lange ist es her, wie lange her
did i: habe ich, hab ich, haben wir
what did i do: was habe ich, was hab ich, was haben wir
done: gemacht, getan
when should i: wann muss ich, wann soll ich, wann sollte ich, wann muss man, wann darf ich
should i: muss ich, soll ich, sollte ich, sollten wir, mussen wir
must: muss, mussen
how often should i: wie oft muss ich, wie oft soll ich, wie oft sollte ich, wie oft muss man, wie oft soll man
how often: wie oft, wie haufig
how much: wie viel, wieviel, wie viele, wieviele
how big is the pot: wie gross ist der topf, wie breit ist der topf
how is: wie geht es, wie gehts, wie geht, wie steht es um
how is my garden: wie geht es meinem garten
how warm: wie warm
how cold: wie kalt
how: wie
what should i do: was mache ich, was tue ich, was muss ich tun, was soll ich tun, was muss ich machen, was soll ich machen
what is due: was steht an, was steht, was ist fallig, was ist dran, was gibt es zu tun
what about: was ist mit, wie ist es mit, wie sieht es mit
what is in the: was steht im, was steht in
what is wrong with: was fehlt, was hat, was ist los mit, was stimmt nicht mit
what is: was ist
what: was
tell me about: erzahl mir uber, erzahl mir von, erzahle mir von, erzahl mir etwas uber, was weisst du uber
who are you: wer bist du, was bist du, bist du ein mensch, bist du eine ki, bist du echt, wie heisst du
what can you do: was kannst du, was kannst du alles
hello: hallo, guten tag, guten morgen, guten abend, gruss gott, servus, moin, hi
thanks: danke, vielen dank, danke schon, dankeschon, herzlichen dank
where is: wo steht, wo ist, wo habe ich
where: wo, wohin
best: am besten, am liebsten
why: warum, wieso, weshalb, woran liegt es
when: wann
which plants do i have: welche pflanzen habe ich, was fur pflanzen habe ich, welche pflanzen sind in meinem garten
how many plants do i have: wie viele pflanzen habe ich, wieviele pflanzen habe ich
not sure if i: kann mich nicht erinnern, mich nicht erinnern, nicht mehr erinnern, weiss nicht ob ich, weiss nicht mehr ob ich, nicht sicher ob ich, mich nicht erinnern ob ich, mich nicht erinnern wann ich
remind me: erinnere mich, erinner mich, mich erinnern, erinnern
identify: bestimmen, erkennen
what plant is this: was ist das fur eine pflanze, welche pflanze ist das
how do i add: wie fuge ich
add: hinzufugen
new: neue, neuen, neuer, neues
i have: ich habe, ich hab, wir haben
most: am meisten
least: am wenigsten
which: welche, welcher, welches, welchen, welchem
who: wer, wem, wen
last: zuletzt, das letzte mal, zum letzten mal, letztes mal
next: das nachste mal, nachstes mal, als nachstes
again: wieder, schon wieder
water: giessen, giesse, giesst, giess, wasser, wassern, bewassern
watered: gegossen, gewassert, bewassert
feed: dungen, dunge, dungt, gedungt
fertiliser: dunger, flussigdunger, nahrstoffe
repot: topfe ich, topft man, umtopfen, umtopft, umzutopfen, umgetopft, umpflanzen
propagate: vermehre, vermehren, vermehrt, zu vermehren, vermehrung, ableger, ablegern, steckling, stecklinge, stecklingen, kindel, teile ich, teilen, nachziehen, bewurzeln, schneide ich stecklinge, stecklinge schneiden, kindel abschneiden, ableger abschneiden, kindel abtrennen
in water: im wasser, ins wasser, in wasser, in ein glas wasser
seed: samen
stone: kern
from seed: aus samen
from: aus dem, aus der, aus einem, aus einer
grow: ziehen, ziehe
sow: sae, saen, aussaen, aussaat, sat man
prune: abschneiden, abgeschnitten, schneide, schneidet, stutze, schneiden, zuruckschneiden, stutzen, beschneiden, geschnitten, zuruckgeschnitten
mist: bespruhen, bespruhe, bespruht, einspruhen, spruhen
thirsty: durst, durstig
needs: braucht, brauchen, benotigt, brauchst
need: brauche
due: fallig, an der reihe
to do: zu tun, zu erledigen
today: heute
yesterday: gestern
tomorrow: morgen
this week: diese woche, in dieser woche, die woche
next week: nachste woche, kommende woche
this month: diesen monat, in diesem monat, dieser monat
next month: nachsten monat, im nachsten monat, kommenden monat
in winter: im winter, diesen winter, den winter uber
in spring: im fruhling, im fruhjahr, diesen fruhling, dieses fruhjahr
in summer: im sommer, diesen sommer
in autumn: im herbst, diesen herbst
january: januar
february: februar
in march: im marz, marz
in may: im mai, mai
june: juni
july: juli
october: oktober
december: dezember
weekend: wochenende
week: woche
month: monat
days: tage, tagen
times: mal, dreimal, viermal, funfmal, sechsmal, siebenmal, achtmal, neunmal, zehnmal
always: immer, standig, dauernd, immer wieder
soil moist: noch feucht, immer noch feucht, immer feucht, so lange feucht, zu feucht, zu nass
moist: feucht
wet: nass
dry: trocken, ausgetrocknet
soil dries out: trocknet so schnell aus, trocknet schnell aus, schnell trocken, immer trocken
soil: erde, blumenerde, substrat, boden
pot: topf, blumentopf
outside: draussen, im freien
going away: weg bin, bin weg, wochen weg, tage weg, fahre weg, fahren weg, verreise, verreisen, verreist
on holiday: urlaub, im urlaub, in urlaub, in den urlaub, ferien, in den ferien, auf reisen
plant sitter: urlaubsvertretung, pflanzenvertretung
next two: nachsten zwei, nachste zwei
next three: nachsten drei, nachste drei
next four: nachsten vier
weeks: wochen
months: monate, monaten
this year: dieses jahr, in diesem jahr
next year: nachstes jahr, im nachsten jahr
drought: trockenheit, durre
heat: hitze
can stand: vertragt, vertragen, ubersteht, uberstehen
go outside: raus, hinaus, nach draussen, ins freie, rauskommen, rausgehen
put outside: rausstellen, hinausstellen, rausbringen, rausgestellt, nach draussen stellen, ins freie stellen
leave: lassen, bleiben
bring inside: hole rein, reinholen, reinhole, hereinholen, hereinhole, reinstellen, hineinstellen, reingeholt, hole herein, reinbringen, ins haus holen
bring: bringe, bringen, hole, holen, stelle, stellen
inside: rein, herein, reinkommen, hereinkommen, ins haus, ins warme, drinnen
protect: schutzen, schutze
burn: verbrennen, verheizen
gloves: handschuhe, handschuhen
overwinter: uberwintern, uberwintere, uberwintert
light: licht, hell, helligkeit, lichtbedarf
with low light: mit wenig licht, bei wenig licht, fur wenig licht
low light: wenig licht, dunkle ecke, dunkle ecken
dark: dunkel, dunkler
full sun: volle sonne
sun: sonne, sonnig
shade: schatten, schattig, halbschatten
north window: nordfenster
south window: sudfenster
flowering plant: bluhpflanze, blutenpflanze
flowering plants: bluhpflanzen, blutenpflanzen
window: fenster, fensterbank
temperature: temperatur, temperaturen, grad
cold: kalt, kalte, frost, winterhart
warm: warm, warme
humid air: luftfeuchtigkeit, feuchte luft
bathroom: bad, badezimmer
easy: pflegeleicht, einfach, leicht, unkompliziert, anfanger
difficult: schwierig, schwer
botanical: botanisch, botanische, lateinisch
scientific name: wissenschaftlicher name, wissenschaftliche name, botanischer name, lateinischer name
journal: tagebuch, notiert, eintrag, eintrage, aufgeschrieben
place: standort, platz
my: mein, meine, meiner, meinen, meinem, meines
our: unser, unsere, unserer, unseren, unserem
the: der, die, das, den, dem, des
a: ein, eine, einen, einem, einer, eines
and: und
or: oder
but: aber
no: kein, keine, keinen, keiner
not: nicht
without: ohne
is: ist
are: sind
was: war, waren
has: hat, haben, hast
can i: kann ich, kann man, darf ich, darf man, durfen wir, konnen wir
can: kann, konnen, darf, durfen
for: fur
with: mit
of: von, vom
in the garden: im garten
moth orchid: orchidee, orchideen
kaktus: kakteen
look after: pflege, pflegen, pflegt
garden: garten
plant: pflanze
houseplant: zimmerpflanze
plants: pflanzen
houseplants: zimmerpflanzen
succulents: sukkulenten, sukkulente
recommend: empfiehl, empfehlen, empfiehlst, empfehlung
dose: dosis, dosieren, dosierung, dosiere, menge
dilute: verdunnen, verdunne, verdunnt, mischen, mischungsverhaltnis
ml: milliliter, ml
grams: gramm
drops: tropfen
teaspoons: teeloffel
tablespoons: essloffel
per litre: pro liter
soap: seife, schmierseife, spulmittel
neem oil: neemol, niemol
insecticide: insektizid, insektenmittel, pflanzenschutzmittel, schadlingsmittel, spritzmittel
sick: krank, kranke, kummert, kummerlich
dying: stirbt, eingeht, geht ein, geht immer ein, gehen ein, gehen immer ein, eingegangen, eingehen, stirbt ab
healthy: gesund, gesunde
unwell: ungesund, nicht gesund, geht es schlecht
leaves: blatt, blatter, blattern, laub
drops leaves: verliert blatter, wirft blatter ab, verliert die blatter, lasst blatter fallen
drops: verliert, wirft, abwirft, abfallen, fallen
yellow: gelb, gelbe, gelben, gelber, vergilbt, vergilben
brown: braun, braune, braunen, brauner
black: schwarz, schwarze, schwarzen, schwarzer, schwarzes
small: klein, kleine, kleinen, kleines
wrinkled: schrumpelig, schrumpelige, schrumpeln, runzlig, runzlige, runzelig, runzelige, faltig
fruit: frucht, fruchte, fruchten
bottom of: unten, unten an, unten an der, unten an den
roots: wurzel, wurzeln
silver streaks: silbrige streifen, silberne streifen
tips: spitze, spitzen, blattspitzen
edges: rander, rand, blattrander
spots: fleck, flecken
holes: loch, locher
drooping: hangen, hangt, hangend, hangende, schlaff, schlaffe
wilting: welk, welke, welkt, welken, verwelkt
curling: eingerollt, rollen sich, rollen sich ein, gekrauselt
cotton: watte, wattebausch, wattebausche
mould: schimmel, schimmelt
mushy: matschig, weich, faulig, faul, faulen
sticky: klebrig, klebt
webs: gespinst, gespinste, spinnweben
white powder: weisser belag, mehliger belag, weisses pulver
insects: insekten, insekt, kafer, tierchen, ungeziefer
flies: fliegen, kleine fliegen, mucken
spider mites: spinnmilbe, spinnmilben
aphids: blattlaus, blattlause, blattlausen, lause
fungus gnats: trauermucke, trauermucken
mealybugs: wolllaus, wolllause, wolllausen, wollaus, wollause, schmierlaus, schmierlause
scale insects: schildlaus, schildlause
thrips: thripse, thrips, fransenflugler
whitefly: weisse fliege, weisse fliegen, mottenschildlause
powdery mildew: mehltau, echter mehltau
downy mildew: falscher mehltau
rust: rost, rostpilz
root rot: wurzelfaule
slugs: schnecke, schnecken, nacktschnecken
caterpillars: raupe, raupen
too much water: zu viel wasser, zuviel wasser, zu viel gegossen, zuviel gegossen, ubergossen, staunasse
too little water: zu wenig wasser, zu wenig gegossen, vertrocknet
too little light: zu wenig licht
sunburn: sonnenbrand
get rid of: loswerden, werde los, bekampfen, bekampfe
help: hilfe, helfen, hilft
can you help: kannst du mir helfen, konnen sie mir helfen, kannst du helfen, konnen sie helfen
red: rot
bloom: bluht, bluhen, bluhst, bluhte, gebluht, bluh
to bloom: zum bluhen, zu bluhen
flowers: blute, bluten
when i forget to water: vergesse, vergesslich
about: alles uber, mehr uber, etwas uber, was uber
over: uber
it: sie, er, ihn, ihm, diese pflanze
its: ihre, ihren, ihrem, ihrer, ihr, seine, seinen, seiner
this: diese, dieser, dieses, diesem, diesen
how big gets: wie gross wird, wie gross werden, wie hoch wird, wie hoch werden, wie breit wird, wie breit werden, wie gross kann, wie hoch kann, wie gross, wie hoch
how fast grows: wie schnell wachst, wie schnell wachsen
grows: wachst, wachsen
fast: schnell
slowly: langsam
harvest: ernten, ernte, erntet, geerntet, erntereif, reif, erntezeit, pflucken, pflucke, pfluckt
flowering time: blutezeit, bluhzeit
finished flowering: verbluht, ausgebluht, abgebluht
spent flowers: verbluhte, verbluhten, verbluhtes, verwelkte bluten
plant: pflanze ich, pflanzt man, setze ich, setzt man, einpflanzen, pflanzen einsetzen, stecke ich
how deep: wie tief
how old gets: wie alt
looks sad: traurig, mickrig, jammerlich
spindly: dunn, dunne, vergeilt
sticky: kleben
cotton: wattig, wattige, wattiges, flauschig, flauschiges
white: weisses, weisse, weisser
hallway: flur, diele, treppenhaus, gang
bedroom: schlafzimmer
living room: wohnzimmer
kitchen: kuche
office: buro
balcony: balkon, terrasse
sunny: sonnigen, sonniger, sonniges
dark: dunklen, dunkle, dunkles
flowers: blumen
what is wrong with: stimmt nicht mit, nicht in ordnung mit
leans: kippt um, kippt, umgekippt, schief
where best: wo stelle ich, wohin stelle ich, wo stellt man, wohin stellt man, wohin kommt, wo kommt
too much water: ersauft, ertrankt
slugs: silbrige spuren, silberne spuren, schleimspur, schleimspuren
is it too much: ist das zu viel, ist das zuviel
cold: kalten, kaltem
losing: verloren
bigger pot: grosseren topf, grosserer topf, groesseren topf
tap water: leitungswasser, kranwasser
you did not answer: nicht beantwortet, keine antwort
that does not help: hilft mir nicht, hilft nicht, hilft mir nicht weiter, bringt mir nichts
that is wrong: stimmt nicht, ist falsch, das stimmt nicht, das ist falsch, das ist quatsch
you do not understand: verstehst mich nicht, nicht verstanden, verstehst nicht
: ich, du, es, wir, mir, mich, dir, dich, uns, sich, man, bitte, denn, eigentlich, auch, noch, schon, mal eben, gerade, jetzt
: an, auf, aus, bei, beim, in, im, ins, zu, zum, zur, nach, vor, durch, gegen, kommen, kommt, werden, wird, wurde, tun, machen, mache, macht, gibt, dass, wenn, ob, so, sehr, da, hier, dort, hinzu, meinst, wissen, sagen, sag, frage, gut, gute, guten, viel, viele, etwas, alle, alles
`;
