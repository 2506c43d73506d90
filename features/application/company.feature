Feature: Company of the applicant

  @CLA-08
  Scenario: Company suggestions appear after four characters and a pause of half a second
    Given I have got as far as the company name
    When I type "Met" and wait for 2000 milliseconds
    Then nothing is looked for
    When I type "Meta" and wait for 400 milliseconds
    Then nothing is looked for
    When I wait for another 200 milliseconds
    Then companies with "Meta" in their name are suggested
    And a screen reader announces their number

  @CLA-08
  Scenario: A chosen company suggestion prefills the details and stays chosen
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    Then these details of my company are already there:
      | legal form       |
      | street           |
      | house number     |
      | postcode         |
      | city             |
      | register number  |
      | business purpose |
    When I go back a step
    Then I arrive at the company name
    When I send the form
    Then these details of my company are already there:
      | street |
      | city   |

  @CLA-08 @no-js
  Scenario: A chosen company suggestion prefills the details without JavaScript
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    Then these details of my company are already there:
      | legal form       |
      | street           |
      | postcode         |
      | city             |
      | business purpose |

  @CLA-08 @CLA-09
  Scenario Outline: An applicant confirms a company of the register on one card <how>
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    Then I arrive at the company details
    And the page shows the text "Ist das Ihr Unternehmen?"
    And the page shows the text "Überseering 12a, 28217 Bremen"
    And no more than 0 fields are visible
    When I send the form
    Then the answers to be checked say:
      | Name des Unternehmens | Metallbau Brandt GmbH            |
      | Anschrift             | Überseering 12a, 28217 Bremen |

    Examples:
      | how             |
      | with JavaScript |

    @no-js @browser
    Examples:
      | how                |
      | without JavaScript |

  @CLA-09
  Scenario Outline: An applicant changes register data on the company card and restores the data, <how>
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I arrive at the company details
    And I fill in the street "Am Speicher"
    And I send the form
    And I arrive at the check of my answers
    And I go back a step
    And I arrive at the company details
    Then the street still reads "Am Speicher"
    And the page shows the text "Im Register: Überseering"
    When I choose to restore the details of the register
    Then the street reads "Überseering"
    When I fill in the city ""
    And I send the form
    Then the city is refused because "Füllen Sie „Ort“ aus"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @CLA-08 @CLA-09
  Scenario: Choosing another company updates the company card
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I arrive at the company details
    And I fill in the street "Am Speicher"
    And I choose to find another company
    And I choose "Gasthof Bärenthal GmbH & Co. KG" from the suggestions
    Then I arrive at the company details
    And the street reads "Dorfstraße"
    And no more than 0 fields are visible

  @CLA-08 @D-104
  Scenario Outline: An applicant distinguishes companies with the same name by address and number <how>
    Given I have got as far as the company name
    When I name my company "Deichgraf Service GmbH"
    Then the page shows the text "Diesen Namen gibt es mehrmals. Wählen Sie Ihr Unternehmen aus"
    And the page shows the text "Kieler Straße 88, 24118 Kiel, HRB 17764"
    When I choose the company at "Kieler Straße 88"
    Then I arrive at the company details
    And the city reads "Kiel"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @CLA-08 @plain
  Scenario: Typing the exact name of a company in the register selects the company
    Given I have got as far as the company name
    When I name my company "metallbau brandt gmbh"
    Then these details of my company are already there:
      | legal form       |
      | street           |
      | postcode         |
      | city             |
      | business purpose |

  @CLA-08
  Scenario: A company stays chosen if the applicant goes back immediately
    When I open "/application/loan-info"
    And I ask for working capital
    And I arrive at the company name
    And I choose "Metallbau Brandt GmbH" from the suggestions
    And I arrive at the company details
    And I go back in the browser
    Then I arrive at the company name
    When I send the form
    Then these details of my company are already there:
      | street |
      | city   |

  @CLA-08 @no-js
  Scenario: An applicant rejects all search results and continues with the name
    Given I have got as far as the company name
    When I look for "Metallbau Brandt GmbH" and say that mine is not among those found
    Then I arrive at the company details
    And the street reads ""

  @CLA-08 @plain
  Scenario: An applicant with an unknown company can apply
    Given I have got as far as the company name
    When I name my company "Fährhaus am Überseekai KG"
    Then I arrive at the company details
    And the street reads ""

  @CLA-08
  Scenario Outline: A company name of <length> characters is <verdict>
    Given I have got as far as the company name
    When I name my company with <length> characters
    Then the company name is <verdict>

    Examples:
      | length | verdict  |
      | 0      | refused  |

    @plain
    Examples:
      | length | verdict  |
      | 3      | refused  |
      | 4      | accepted |
      | 255    | accepted |
      | 256    | refused  |

  @CLA-08 @needs-proxy
  Scenario: An applicant can type the name if the search fails
    Given I have got as far as the company name
    And the company search answers a server error
    When I name my company "Fährhaus am Überseekai KG"
    Then I arrive at the company details

  @CLA-09 @plain
  Scenario: The example register number matches the country of the company
    Given I read Polish
    And I have got as far as the company details
    Then the register number is explained with "HRB 12345"

  @CLA-09 @CLA-10 @CLA-11
  Scenario Outline: The company's <detail> "<entry>" is <verdict>
    Given I have got as far as the company details
    When I complete the details of my company but state the <detail> as "<entry>"
    Then the <detail> is <verdict>

    @CLA-10
    Examples: Street
      | detail | entry                           | verdict  |
      | street |                                 | refused  |

    @CLA-10 @plain
    Examples: Street
      | detail | entry                           | verdict  |
      | street | Straße des 17. Juni             | accepted |
      | street | An der alten Schiffswerft-West1 | refused  |
      | street | Rue de l'Église                 | accepted |

    @CLA-10 @plain
    Examples: House number
      | detail       | entry        | verdict  |
      | house number |              | accepted |
      | house number | 12\\a-14/2.3 | refused  |
      | house number | 12\\a-14/2.  | accepted |
      | house number | 12#          | refused  |
      | house number | 12 a         | accepted |
      | house number | 14 16        | refused  |

    @CLA-10 @plain
    Examples: City
      | detail | entry                           | verdict  |
      | city   | Łódź                            | accepted |
      | city   | Frankfurt am Main, Süd-West/Ost | refused  |
      | city   | Frankfurt/Oder, Alt-Stadt       | accepted |
      | city   | Bremen 2                        | refused  |

    @CLA-10 @plain
    Examples: Postcode
      | detail   | entry     | verdict  |
      | postcode | 00-950    | accepted |
      | postcode | SW1A 1AA  | accepted |
      | postcode | 123456789 | refused  |
      | postcode | 28_217    | refused  |

    @CLA-10 @plain
    Examples: What does your company do?
      | detail           | entry | verdict  |
      | business purpose |       | refused  |
      | business purpose | Bauu  | refused  |
      | business purpose | Stahl | accepted |

    @CLA-11 @plain
    Examples: Tax number of the company
      | detail     | entry        | verdict  |
      | tax number |              | accepted |
      | tax number | 75/123/45678 | accepted |
      | tax number | 1234567890   | accepted |
      | tax number | 75 123 45678 | accepted |
      | tax number | 123456789    | refused  |
      | tax number | 123456789012 | refused  |
      | tax number | 75-123-45678 | accepted |
      | tax number | St.-Nr. 75/123/45678 | accepted |
      | tax number | 75_123_45678 | refused  |
      | tax number | 75/123/4567A | refused  |

    @CLA-09 @plain
    Examples: Legal form
      | detail     | entry | verdict |
      | legal form |       | refused |

  @CLA-10 @D-86 @D-87
  Scenario Outline: An applicant accepts the suggested spelling of the <detail> with one press
    Given I have got as far as the company details
    When I fill in the <detail> "<typed>"
    And I go on to the field after the <detail>
    And I accept the spelling "<spelling>"
    Then the <detail> reads "<spelling>"
    And the <detail> has the focus

    Examples:
      | detail       | typed            | spelling       |
      | city         | Frankfurt (Oder) | Frankfurt/Oder |
      | house number | 12 1/2           | 12-1/2         |

  @CLA-10 @D-86 @no-js
  Scenario: Without JavaScript, the error about a company detail suggests a spelling
    Given I have got as far as the company details
    When I complete the details of my company but state the city as "St. Gallen"
    Then the city is refused because "Das Zeichen „.“ ist nicht erlaubt"
    And the page shows the text "Möglich ist „St Gallen“"
    And the city still reads "St. Gallen"

  @CLA-10
  Scenario Outline: A business purpose of <length> characters is <verdict>
    Given I have got as far as the company details
    When I complete the details of my company but state the business purpose as a text of <length> characters
    Then the business purpose is <verdict>

    @plain
    Examples:
      | length | verdict  |
      | 200    | accepted |
      | 201    | refused  |

  @CLA-11
  Scenario Outline: A sole trader's own tax number "<entry>" is <verdict>
    Given I have got as far as the company details
    When I describe myself as a sole trader with the tax number 365/742/61809 and my own tax number "<entry>"
    Then the own tax number is <verdict>

    Examples:
      | entry       | verdict  |
      | 36574261808 | refused  |

    @plain
    Examples:
      | entry       | verdict  |
      |             | accepted |
      | 36574261809 | refused  |
      | 86095742719 | accepted |
      | 3657426180  | refused  |
