import { messages } from '@ridgeline/core/shared';

/** The words of the picture of storms, loaded with it. */
export const stormsMessages = messages(
  {
    distance: 'Distance',
    within: '{miles} mi',
    day: 'Day',
    'all-days': 'All days',
    'day-of': { one: '{day}, {count} report', other: '{day}, {count} reports' },
    record: 'Record',
    shown: {
      one: '{count} report within {miles} miles',
      other: '{count} reports within {miles} miles',
    },
    'shown-on': {
      one: '{count} report within {miles} miles on {day}',
      other: '{count} reports within {miles} miles on {day}',
    },
    map: {
      one: 'Map: {count} report within {miles} miles of the property. The table below lists it.',
      other: 'Map: {count} reports within {miles} miles of the property. The table below lists each one.',
    },
    chart: {
      one: 'Chart of time and distance: {count} report within {miles} miles. The table below lists it.',
      other:
        'Chart of time and distance: {count} reports within {miles} miles. The table below lists each one.',
    },
    'map-note': 'Distance and direction are to scale. Locations are accurate to about 0.7 miles.',
    'chart-note':
      'Time across, distance up. A larger mark is larger hail or faster wind; a dashed one has neither.',
    here: 'Here',
    north: 'N',
    'none-within': 'Within {miles} miles: no report',
    'table-hail': 'Hail reports, the nearest first',
    'table-wind': 'Severe wind reports, the nearest first',
    mark: 'Mark',
    'light-up': 'Show mark {number} on the map and the chart',
    size: 'Size or speed',
    when: 'Local time',
    'reported-at': 'Reported at',
    line: 'File and line',
    'none-shown': 'No report within {miles} miles in the files that were searched.',
    'none-on-day': 'No report within {miles} miles on {day}.',
    more: 'Show all {count}',
    largest: 'largest',
    event: 'Event',
    'new-tab': 'opens in a new tab',
  } as const,
  {
    distance: 'Distancia',
    within: '{miles} mi',
    day: 'Día',
    'all-days': 'Todos los días',
    'day-of': { one: '{day}, {count} reporte', other: '{day}, {count} reportes' },
    record: 'Registro',
    shown: {
      one: '{count} reporte a menos de {miles} millas',
      other: '{count} reportes a menos de {miles} millas',
    },
    'shown-on': {
      one: '{count} reporte a menos de {miles} millas el {day}',
      other: '{count} reportes a menos de {miles} millas el {day}',
    },
    map: {
      one: 'Mapa: {count} reporte a menos de {miles} millas de la propiedad. La tabla de abajo lo detalla.',
      other:
        'Mapa: {count} reportes a menos de {miles} millas de la propiedad. La tabla de abajo los detalla uno por uno.',
    },
    chart: {
      one: 'Gráfico de hora y distancia: {count} reporte a menos de {miles} millas. La tabla de abajo lo detalla.',
      other:
        'Gráfico de hora y distancia: {count} reportes a menos de {miles} millas. La tabla de abajo los detalla uno por uno.',
    },
    'map-note': 'Distancia y dirección a escala. Los lugares se dan con unas 0.7 millas de exactitud.',
    'chart-note':
      'Tiempo en horizontal, distancia en vertical. Una marca mayor es granizo más grande o viento más fuerte; una punteada no indica ninguno.',
    here: 'Aquí',
    north: 'N',
    'none-within': 'A menos de {miles} millas: ningún reporte',
    'table-hail': 'Reportes de granizo, del más cercano al más lejano',
    'table-wind': 'Reportes de viento severo, del más cercano al más lejano',
    mark: 'Marca',
    'light-up': 'Mostrar la marca {number} en el mapa y el gráfico',
    size: 'Tamaño o velocidad',
    when: 'Hora local',
    'reported-at': 'Reportado en',
    line: 'Archivo y línea',
    'none-shown': 'Ningún reporte a menos de {miles} millas en los archivos consultados.',
    'none-on-day': 'Ningún reporte a menos de {miles} millas el {day}.',
    more: 'Mostrar los {count}',
    largest: 'el mayor',
    event: 'Evento',
    'new-tab': 'se abre en otra pestaña',
  },
);
